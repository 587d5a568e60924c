// Whole games through the page, to the end.
import { expect, hurry, playToTheEnd, seat, test } from './house';
import type { Page } from '@playwright/test';

const GREEDY = { kind: 'bot', bot: 'greedy' };

/** One click on what is offered: cheap bids now and then, else pass. */
async function click(page: Page, ply: number): Promise<void> {
  const offered = page.locator('[data-act]');
  const count = await offered.count().catch(() => 0);
  if (count === 0) return;
  const pick =
    count > 2 && ply % 3 === 0
      ? Math.min(count - 1, 1 + (ply % 4))
      : ply % 2
        ? 0
        : Math.min(1, count - 1);
  // It may have gone with the turn, when two things happen at once.
  await offered
    .nth(pick)
    .click({ timeout: 2_000 })
    .catch(() => undefined);
}

test('Medici against bots, from the front page, by mouse', async ({ page, house }) => {
  await hurry(page);
  await page.goto(house.address);
  await page.locator('[data-play="medici"]').click();
  await playToTheEnd(page, (ply) => click(page, ply));
  const end = page.getByRole('dialog');
  await expect(end.getByRole('row')).toHaveCount(5);
  await end.locator('[data-rematch]').click();
  await expect(page.locator('.medici')).toBeVisible();
  await expect(page.getByText('Day 1 of 3')).toBeVisible();
});

for (const seats of [2, 3, 5, 6]) {
  test(`Medici with ${seats} seats, by mouse`, async ({ page, house }) => {
    await hurry(page);
    const bots = Array.from({ length: seats - 1 }, () => GREEDY);
    await seat(page, house, { game: 'medici', seats: [{ kind: 'you', name: 'Anna' }, ...bots] });
    await playToTheEnd(page, (ply) => click(page, ply));
    await expect(page.getByRole('dialog').getByRole('row')).toHaveCount(seats + 1);
  });
}

test('Medici by keyboard alone', async ({ page, house }) => {
  await hurry(page);
  await page.goto(house.address);
  const play = page.locator('[data-play="medici"]');
  for (
    let steps = 0;
    steps < 20 && !(await play.evaluate((button) => button === document.activeElement));
    steps += 1
  ) {
    await page.keyboard.press('Tab');
  }
  await page.keyboard.press('Enter');
  await expect(page.locator('.medici')).toBeVisible();
  const end = page.getByRole('dialog', { name: 'The game is over' });
  const scene = page.getByRole('dialog', { name: /Day \d is over/ });
  const draw = page.locator('[data-act="draw"]');
  const pass = page.locator('[data-act="pass"]');
  for (let ply = 0; ply < 300; ply += 1) {
    await expect(draw.or(pass).or(scene).or(end).first()).toBeVisible({ timeout: 60_000 });
    if (await end.isVisible()) break;
    if (await scene.isVisible()) await page.keyboard.press('Escape');
    else if (await draw.isVisible()) await page.keyboard.press(ply % 2 ? 'd' : 's');
    else if (ply % 3) await page.keyboard.press('p');
    else {
      const bid = await page.locator('[data-act^="bid"]').first().innerText();
      await page.keyboard.type(bid.trim());
      await page.keyboard.press('Enter');
    }
    await page.waitForTimeout(30);
  }
  await expect(end).toBeVisible();
});

test('a game without a table of its own is played on the plain one', async ({ page, house }) => {
  await hurry(page);
  await page.goto(house.address);
  await page.locator('[data-play="connect_four"]').click();
  await expect(page.locator('.generic')).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: /column/ })).toBeVisible();
  await playToTheEnd(page, async (ply) => {
    await page.keyboard.press(String(1 + ((ply * 2) % 7)));
    await page.waitForTimeout(60);
    if (ply % 4 === 3) await click(page, ply);
  });
  await expect(page.getByRole('dialog').getByText(/wins|draw/)).toBeVisible();
});

test('on a phone, in Italian, by touch', async ({ browser, house }) => {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
    locale: 'it-IT',
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  await seat(page, house, {
    game: 'medici',
    seats: [{ kind: 'you', name: 'Anna' }, GREEDY, GREEDY],
  });
  await expect(page.getByText('Giorno 1 di 3')).toBeVisible();
  const bar = page.locator('.bar').first();
  await expect(bar).toBeInViewport();
  await playToTheEnd(page, async (ply) => {
    const offered = page.locator('[data-act]');
    const count = await offered.count();
    if (count > 0)
      await offered
        .nth(ply % Math.min(count, 2))
        .tap({ timeout: 2_000 })
        .catch(() => undefined);
  });
  const tooWide = await page.evaluate(() =>
    [...document.querySelectorAll('body *')]
      .filter(
        (element) => element.getBoundingClientRect().right > 391 && !element.closest('.scroll'),
      )
      .map((element) => element.outerHTML.slice(0, 100)),
  );
  expect(tooWide).toEqual([]);
  await context.close();
});
