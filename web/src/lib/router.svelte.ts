// Where we are in the page. The place stands behind the # of the address, so that links with a
// seat's secret in them never reach the log of a server.

export class Router {
  path = $state<string[]>([]);

  constructor() {
    this.read();
    window.addEventListener('hashchange', () => {
      this.read();
      window.scrollTo(0, 0);
    });
  }

  read(): void {
    const place = window.location.hash.replace(/^#\/?/, '');
    this.path = place.split('/').filter(Boolean).map(decodeURIComponent);
  }

  get page(): string {
    return this.path[0] ?? '';
  }

  go(...path: string[]): void {
    window.location.hash = link(...path);
  }
}

export function link(...path: string[]): string {
  return `#/${path.map(encodeURIComponent).join('/')}`;
}

export const router = new Router();
