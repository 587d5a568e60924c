// Pictures of every view in three widths and both themes, to be looked at: web/pictures.
import { mkdirSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';

import { chromium } from '@playwright/test';

import { CHROMIUM, openTable, withServer } from './serving.js';

const FOLDER = resolve(import.meta.dirname, '../pictures');
const WIDTHS = { wide: [1440, 900], desk: [1280, 720], tablet: [820, 1180], phone: [390, 844] };
const LANGUAGES = { light: 'en-GB', dark: 'de-DE' };
const GREEDY = { kind: 'bot', bot: 'greedy' };
const only = process.argv[2];

const you = (name) => ({ kind: 'you', name });
const bots = (count) => Array.from({ length: count }, () => GREEDY);

async function act(page, times, pick = (count, at) => at % Math.min(count, 4)) {
  const offered = page.locator('[data-act]');
  for (let at = 0; at < times; at += 1) {
    await offered
      .first()
      .or(page.getByRole('dialog'))
      .first()
      .waitFor({ timeout: 30_000 })
      .catch(() => undefined);
    if (await page.getByRole('dialog').isVisible()) return;
    const count = await offered.count();
    if (count > 0)
      await offered
        .nth(pick(count, at))
        .click({ timeout: 1_000 })
        .catch(() => undefined);
    await page.waitForTimeout(120);
  }
  await offered
    .first()
    .waitFor({ timeout: 15_000 })
    .catch(() => undefined);
}

/** Each view is brought about by what it needs; then it is drawn. */
const VIEWS = {
  front: async () => undefined,
  new: async (page) => page.goto(`${page.address}#/new/signorie`),
  join: async (page) => page.goto(`${page.address}#/join/nothing/here`),
  gathering: async (page) =>
    page.sit({
      game: 'medici',
      seats: [you('Anna'), { kind: 'person' }, { kind: 'person' }, GREEDY],
    }),
  'medici-4': async (page) => {
    await page.sit({ game: 'medici', seats: [you('Anna'), ...bots(3)] });
    await act(page, 9);
  },
  'medici-6': async (page) => {
    await page.sit({ game: 'medici', seats: [you('Anna'), ...bots(5)] });
    await act(page, 5);
  },
  'medici-2': async (page) => {
    await page.sit({ game: 'medici', seats: [you('Anna'), ...bots(1)] });
    await act(page, 4);
  },
  'medici-keypad': async (page) => {
    await page.sit({ game: 'medici', seats: [you('Anna'), ...bots(3)] });
    await act(page, 2);
    if (await page.locator('[data-act="stop"]').isVisible()) await act(page, 1, () => 1);
    await page
      .getByRole('button', { name: /^(Other|Andere) …/ })
      .click({ timeout: 8_000 })
      .catch(() => undefined);
    await page.keyboard.type('7');
  },
  'medici-hint': async (page) => {
    await page.sit({ game: 'medici', seats: [you('Anna'), ...bots(3)] });
    await act(page, 3);
    await page
      .locator('[data-hint]')
      .click({ timeout: 8_000 })
      .catch(() => undefined);
    await page
      .locator('.hints')
      .waitFor({ timeout: 15_000 })
      .catch(() => undefined);
  },
  'medici-day': async (page) => {
    await page.sit({ game: 'medici', seats: [you('Anna'), ...bots(2)] });
    await act(page, 80, (count) => (count > 2 ? 1 : 0));
  },
  'medici-end': async (page) => {
    await page.sit({ game: 'medici', seats: [you('Anna'), ...bots(3)] });
    for (let day = 0; day < 3; day += 1) {
      await act(page, 120, () => 0);
      if (await page.locator('.winners').isVisible()) return;
      await page.keyboard.press('Escape');
    }
    await page
      .locator('.winners')
      .waitFor({ timeout: 20_000 })
      .catch(() => undefined);
  },
  'medici-plan': async (page) => {
    await page.sit({ game: 'medici', seats: [you('Anna'), you('Bruno')] });
    await page.locator('[data-act]').or(page.locator('[data-curtain]')).first().waitFor();
  },
  settings: async (page) => {
    await page.sit({ game: 'medici', seats: [you('Anna'), ...bots(2)] });
    await page.locator('.bar').first().waitFor();
    await page.keyboard.press(',');
  },
  keys: async (page) => {
    await page.sit({ game: 'medici', seats: [you('Anna'), ...bots(2)] });
    await page.locator('.bar').first().waitFor();
    await page.keyboard.press('?');
  },
  rules: async (page) => {
    await page.sit({ game: 'medici', seats: [you('Anna'), ...bots(2)] });
    await page.locator('.clause').first().click();
  },
  'connect-four': async (page) => {
    await page.sit({ game: 'connect_four', seats: [you('Anna'), { kind: 'bot', bot: 'random' }] });
    await act(page, 5, (count, at) => (at * 2) % count);
  },
};

await withServer(async (address) => {
  if (!only) rmSync(FOLDER, { recursive: true, force: true });
  mkdirSync(FOLDER, { recursive: true });
  const browser = await chromium.launch({ executablePath: CHROMIUM, args: ['--no-sandbox'] });
  for (const [colorScheme, locale] of Object.entries(LANGUAGES)) {
    for (const [name, [width, height]] of Object.entries(WIDTHS)) {
      for (const [view, bring] of Object.entries(VIEWS)) {
        if (only && !view.includes(only)) continue;
        const context = await browser.newContext({
          viewport: { width, height },
          colorScheme,
          locale,
          reducedMotion: 'reduce',
        });
        const page = await context.newPage();
        page.address = address;
        page.sit = async (wish) => {
          const { table, held } = await openTable(address, wish);
          await page.evaluate(
            (keys) => window.localStorage.setItem('giglio.keys', JSON.stringify(keys)),
            held,
          );
          await page.goto(`${address}#/table/${table}`);
          await page.locator('[data-frame]').waitFor();
        };
        await page.goto(address);
        await page.locator('[data-play]').first().waitFor();
        await bring(page);
        await page.waitForTimeout(250);
        await page.screenshot({ path: join(FOLDER, `${view}-${name}-${colorScheme}.png`) });
        await context.close();
      }
    }
  }
  await browser.close();
  console.log(`The pictures are in ${FOLDER}.`);
});
