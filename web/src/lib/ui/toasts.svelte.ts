// Short notes that go away by themselves.
export interface Toast {
  id: number;
  text: string;
  action?: { label: string; run: () => void };
}

class Notes {
  all = $state<Toast[]>([]);
  private next = 0;

  add(text: string, action?: Toast['action'], seconds = 7): void {
    const id = this.next++;
    this.all = [
      ...this.all.filter((toast) => toast.text !== text),
      { id, text, ...(action ? { action } : {}) },
    ].slice(-3);
    setTimeout(() => this.remove(id), seconds * 1000);
  }

  remove(id: number): void {
    this.all = this.all.filter((toast) => toast.id !== id);
  }
}

export const notes = new Notes();
