// Lighthouse over the front page and a table: the median of five runs, at least 95 each.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

import { CHROMIUM, openTable, withServer } from './serving.js';

const HERE = resolve(import.meta.dirname, 'lighthouse');
const CATEGORIES = ['performance', 'accessibility', 'best-practices'];
const METRICS = [
  'first-contentful-paint',
  'largest-contentful-paint',
  'total-blocking-time',
  'cumulative-layout-shift',
  'speed-index',
];
const RUNS = 5;
const LEAST = 95;

if (!existsSync(join(HERE, 'node_modules')))
  spawnSync('npm', ['ci', '--silent'], { cwd: HERE, stdio: 'inherit' });

const median = (numbers) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)];

function run(address) {
  const file = join(mkdtempSync(join(tmpdir(), 'lighthouse-')), 'report.json');
  const done = spawnSync(
    join(HERE, 'node_modules/.bin/lighthouse'),
    [
      address,
      '--quiet',
      '--output=json',
      `--output-path=${file}`,
      `--only-categories=${CATEGORIES.join(',')}`,
      '--chrome-flags=--headless=new --no-sandbox',
    ],
    { env: { ...process.env, CHROME_PATH: CHROMIUM }, encoding: 'utf8', timeout: 180_000 },
  );
  if (!existsSync(file)) throw new Error(done.stderr);
  const { categories, audits } = JSON.parse(readFileSync(file, 'utf8'));
  return {
    scores: CATEGORIES.map((name) => Math.round(categories[name].score * 100)),
    told: METRICS.map((name) => `${name} ${audits[name].displayValue}`).join(', '),
  };
}

let good = true;
await withServer(async (address) => {
  // Onlookers need no key in the browser: the link is enough.
  const seats = [
    { kind: 'you', name: 'Anna' },
    ...['greedy', 'greedy', 'greedy'].map((bot) => ({ kind: 'bot', bot })),
  ];
  const { table, watch } = await openTable(address, { game: 'medici', seats });
  for (const [name, path] of [
    ['front', ''],
    ['table', `#/table/${table}/${watch}`],
  ]) {
    const runs = Array.from({ length: Number(process.argv[2] ?? RUNS) }, () => run(address + path));
    const scores = CATEGORIES.map((_, at) => median(runs.map((one) => one.scores[at])));
    console.log(
      `${name}: ${CATEGORIES.map((category, at) => `${category} ${scores[at]}`).join(', ')}\n  ${runs.at(-1).told}`,
    );
    good &&= scores.every((score) => score >= LEAST);
  }
});
if (!good) process.exitCode = 1;
