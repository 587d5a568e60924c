// A server for the tools, with tables that go away with it.
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

export const CHROMIUM = process.env.CHROMIUM ?? '/usr/bin/chromium';

export async function withServer(work) {
  const folder = mkdtempSync(join(tmpdir(), 'giglio-'));
  const port = await freePort();
  const giglio = resolve(import.meta.dirname, '../../.venv/bin/giglio');
  const options = [
    'serve',
    '--port',
    String(port),
    '--db',
    join(folder, 'tables.db'),
    '--rate',
    '0',
  ];
  const server = spawn(giglio, options, { stdio: 'ignore' });
  const address = `http://localhost:${port}/`;
  try {
    await answered(address);
    await work(address);
  } finally {
    const ended = new Promise((done) => server.once('exit', done));
    server.kill();
    await ended;
    rmSync(folder, { recursive: true, force: true });
  }
}

async function answered(address) {
  for (let tries = 0; tries < 150; tries += 1) {
    const answer = await fetch(`${address}api/health`).catch(() => null);
    if (answer?.ok) return;
    await new Promise((done) => setTimeout(done, 100));
  }
  throw new Error('the server does not answer');
}

function freePort() {
  return new Promise((done) => {
    const door = createServer().listen(0, '127.0.0.1', () => {
      const { port } = door.address();
      door.close(() => done(port));
    });
  });
}

/** A table by the protocol, and what this browser has to keep to sit there. */
export async function openTable(address, wish) {
  const answer = await fetch(`${address}api/tables`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(wish),
  });
  const { table, watch, seats } = await answer.json();
  const held = seats.flatMap(({ seat, key }) =>
    key ? [{ table, seat, key, watch, invitations: seats.filter((one) => one.invitation) }] : [],
  );
  return { table, watch, held };
}
