import { expect, hydrated, test } from '../support/journey.ts';

const widths = [
  [1400, 4],
  [1281, 4],
  [1280, 3],
  [641, 3],
  [640, 2],
  [481, 2],
  [480, 1],
] as const;

test('[BLK-04] cards in view: four, three below 1281 px, two below 641, one below 481', async ({ page }) => {
  await page.goto('/gallery?block=cardSlider&example=full&lang=en');
  await hydrated(page);
  const track = page.getByRole('list').filter({ has: page.getByRole('heading', { name: 'See how the case works' }) });
  const inView = () =>
    track.evaluate((list) => {
      const { left, right } = (list.parentElement ?? list).getBoundingClientRect();
      return [...list.children].filter((card) => {
        const box = card.getBoundingClientRect();
        return box.left >= left - 1 && box.right <= right + 1;
      }).length;
    });
  for (const [width, cards] of widths) {
    await page.setViewportSize({ width, height: 900 });
    await expect.poll(inView, { message: `${width} px` }).toBe(cards);
  }
});
