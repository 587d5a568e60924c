// What has to travel before one plays: the front page, one game, one language. At most 150 KB.
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { gzipSync } from 'node:zlib';

const DIST = resolve(import.meta.dirname, '../dist');
const MOST = 150 * 1024;
// Whatever another game or language needs, and pages one does not pass on the way.
const NOT_NEEDED = /(page\.)?(de|it)-|generic-|JoinPage-|signorie|il_vecchio|princes/;

const files = readdirSync(join(DIST, 'assets')).filter((file) => !NOT_NEEDED.test(file));
const sizes = ['index.html', 'lily.svg', ...files.map((file) => join('assets', file))].map(
  (file) => [file, gzipSync(readFileSync(join(DIST, file))).length],
);
const total = sizes.reduce((sum, [, size]) => sum + size, 0);
const inlined = readFileSync(join(DIST, 'index.html'), 'utf8').match(
  /<style|<script(?![^>]*src=)| style=/,
);
if (statSync(join(DIST, 'index.html')).size === 0 || inlined)
  throw new Error('the server allows nothing inline');
console.log(
  `${(total / 1024).toFixed(1)} KB gzip for the front page and one game, at most ${MOST / 1024}`,
);
if (total > MOST) process.exit(1);
