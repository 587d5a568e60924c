// A line to a table: what happens there is told through it, and it mends itself.
import type { TableTold } from './types';

export type Connection = 'connecting' | 'live' | 'lost' | 'gone';

export interface Cursor {
  entry: number;
  chat: number;
}

interface Listener {
  cursor: () => Cursor;
  told: (told: TableTold) => void;
  changed: (connection: Connection) => void;
}

const FIRST_WAIT = 300;
const LONGEST_WAIT = 8_000;

export class Line {
  private socket: WebSocket | null = null;
  private wait = FIRST_WAIT;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private ended = false;
  private readonly again = (): void => this.soon(0);

  constructor(
    private readonly table: string,
    private readonly key: string | null,
    private readonly language: string,
    private readonly listener: Listener,
  ) {
    window.addEventListener('online', this.again);
    this.connect();
  }

  private connect(): void {
    this.timer = undefined;
    if (this.ended || this.socket) return;
    const scheme = window.location.protocol === 'https:' ? 'wss' : 'ws';
    const socket = new WebSocket(`${scheme}://${window.location.host}/api/socket`);
    this.socket = socket;
    socket.onopen = () => {
      const { entry, chat } = this.listener.cursor();
      socket.send(
        JSON.stringify({
          type: 'hello',
          table: this.table,
          key: this.key,
          entry,
          chat,
          language: this.language,
        }),
      );
    };
    socket.onmessage = ({ data }) => this.hear(JSON.parse(String(data)) as Record<string, unknown>);
    socket.onclose = ({ code }) => this.closed(code);
  }

  private hear(message: Record<string, unknown>): void {
    if (message.type === 'table') {
      this.wait = FIRST_WAIT;
      this.listener.changed('live');
      this.listener.told(message as unknown as TableTold);
    } else if (message.status === 404) {
      this.end();
      this.listener.changed('gone');
    }
  }

  private closed(code: number): void {
    this.socket = null;
    if (this.ended) return;
    if (code === 4404) {
      this.end();
      this.listener.changed('gone');
      return;
    }
    this.listener.changed('lost');
    this.soon(this.wait);
    this.wait = Math.min(this.wait * 1.8, LONGEST_WAIT);
  }

  private soon(wait: number): void {
    if (this.ended || this.socket) return;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.connect(), wait);
  }

  end(): void {
    this.ended = true;
    clearTimeout(this.timer);
    window.removeEventListener('online', this.again);
    this.socket?.close();
    this.socket = null;
  }
}
