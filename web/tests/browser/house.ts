// A giglio server of its own for every worker, and pages that must behave.
import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

import { test as base, expect, type BrowserContext, type Page } from '@playwright/test';

const GIGLIO = resolve(import.meta.dirname, '../../../.venv/bin/giglio');

export class House {
  private process: ChildProcess | null = null;
  private readonly folder = mkdtempSync(join(tmpdir(), 'giglio-'));
  private constructor(readonly port: number) {}

  static async open(): Promise<House> {
    const house = new House(await freePort());
    await house.start();
    return house;
  }

  get address(): string {
    return `http://localhost:${this.port}/`;
  }

  async start(): Promise<void> {
    const options = [
      '--port',
      String(this.port),
      '--db',
      join(this.folder, 'tables.db'),
      '--thinkers',
      '1',
      '--rate',
      '0',
    ];
    this.process = spawn(GIGLIO, ['serve', ...options], { stdio: 'ignore' });
    for (let tries = 0; tries < 150; tries += 1) {
      const answer = await fetch(`${this.address}api/health`).catch(() => null);
      if (answer?.ok) return;
      await new Promise((done) => setTimeout(done, 100));
    }
    throw new Error('the server does not answer');
  }

  async stop(signal: NodeJS.Signals = 'SIGTERM'): Promise<void> {
    const running = this.process;
    this.process = null;
    if (!running || running.exitCode !== null) return;
    const ended = new Promise((done) => running.once('exit', done));
    running.kill(signal);
    await ended;
  }

  async close(): Promise<void> {
    await this.stop();
    rmSync(this.folder, { recursive: true, force: true });
  }
}

function freePort(): Promise<number> {
  return new Promise((done) => {
    const door = createServer().listen(0, '127.0.0.1', () => {
      const address = door.address();
      door.close(() => done(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

/** Whatever a page must never do: complain on the console, or ask somebody else for anything. */
export function watch(context: BrowserContext, house: House): string[] {
  const faults: string[] = [];
  const lines = /Failed to load resource|WebSocket connection/; // a server that is gone on purpose
  context.on('console', (message) => {
    if (['error', 'warning'].includes(message.type()) && !lines.test(message.text()))
      faults.push(message.text());
  });
  context.on('weberror', (error) => faults.push(String(error.error())));
  context.on('request', (request) => {
    const address = request.url();
    if (!address.startsWith(house.address) && !address.startsWith('blob:'))
      faults.push(`asked ${address}`);
  });
  return faults;
}

export const test = base.extend<{ faults: string[] }, { house: House }>({
  house: [
    async ({}, use) => {
      const house = await House.open();
      await use(house);
      await house.close();
    },
    { scope: 'worker' },
  ],
  faults: [
    async ({ context, house }, use) => {
      const faults = watch(context, house);
      await use(faults);
      expect(faults).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

/** Opens a table by the protocol and gives its keys to this browser. */
export async function seat(
  page: Page,
  house: House,
  wish: { game: string; seats: { kind: string; name?: string; bot?: string }[] },
): Promise<string> {
  const answer = await fetch(`${house.address}api/tables`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(wish),
  });
  const opened = (await answer.json()) as {
    table: string;
    watch: string;
    seats: { seat: number; key: string | null }[];
  };
  const keys = opened.seats.flatMap(({ seat: at, key }) =>
    key ? [{ table: opened.table, seat: at, key, watch: opened.watch }] : [],
  );
  await page.goto(house.address);
  await page.evaluate(
    (held) => window.localStorage.setItem('giglio.keys', JSON.stringify(held)),
    keys,
  );
  await page.goto(`${house.address}#/table/${opened.table}`);
  return opened.table;
}

/** No pauses for the eye. */
export async function hurry(page: Page): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
}

const AT_MOST = 400;

/** Plays on until the game is over: `decide` takes one decision that the page offers. */
export async function playToTheEnd(
  page: Page,
  decide: (ply: number) => Promise<void>,
): Promise<void> {
  const end = page.getByRole('dialog', {
    name: /The game is over|Die Partie ist zu Ende|La partita è finita/,
  });
  const scene = page.getByRole('dialog', { name: /is over$|ist zu Ende$|è finito$/ });
  const action = page.locator('[data-act]').first();
  for (let ply = 0; ply < AT_MOST; ply += 1) {
    await expect(action.or(scene).or(end).first()).toBeVisible({ timeout: 60_000 });
    if (await end.isVisible()) return;
    if (await scene.isVisible()) {
      await scene.getByRole('button', { name: /Go on|Weiter|Avanti/ }).click();
      continue;
    }
    await decide(ply);
  }
  throw new Error('this game does not end');
}
