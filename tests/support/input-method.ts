import { expect, type Locator, type Page } from '@playwright/test';

/** How a person operates the portal: the same journey by pointer and by keyboard alone. */
export interface InputMethod {
  press(target: Locator): Promise<void>;
  write(target: Locator, words: string): Promise<void>;
  /** A radio button or a tick box. */
  choose(target: Locator): Promise<void>;
}

export const pointer: InputMethod = {
  press: (target) => target.click(),
  write: (target, words) => target.fill(words),
  // The control itself may be drawn by its label, so the label is what is pressed.
  async choose(target) {
    if (!(await target.isChecked())) await target.locator('xpath=ancestor::label').click();
    await expect(target).toBeChecked();
  },
};

const furthest = 120;

/** Tab, arrows, Enter and space; nothing is clicked, and nothing gets the focus by a script. */
export function keyboard(page: Page): InputMethod {
  const isOn = (target: Locator): Promise<boolean> => target.evaluate((element) => element === document.activeElement);
  const isInGroup = (target: Locator): Promise<boolean> =>
    target.evaluate((element) => {
      const here = document.activeElement;
      return here instanceof HTMLInputElement && here.type === 'radio' && here.name === (element as HTMLInputElement).name;
    });
  async function go(key: string, there: () => Promise<boolean>, target: Locator): Promise<void> {
    for (let pressed = 0; pressed < furthest; pressed++) {
      if (await there()) return;
      await page.keyboard.press(key);
    }
    throw new Error(`${furthest} times ${key} did not reach ${target.toString()}.`);
  }
  const reach = async (target: Locator): Promise<void> => {
    await target.waitFor({ state: 'attached' });
    await go('Tab', () => isOn(target), target);
  };
  return {
    async press(target) {
      await reach(target);
      await page.keyboard.press('Enter');
    },
    async write(target, words) {
      await reach(target);
      await page.keyboard.press('ControlOrMeta+a');
      await page.keyboard.type(words);
    },
    async choose(target) {
      if ((await target.getAttribute('type')) !== 'radio') {
        await reach(target);
        return page.keyboard.press('Space');
      }
      await go('Tab', () => isInGroup(target), target);
      await go('ArrowDown', () => isOn(target), target);
      await page.keyboard.press('Space');
    },
  };
}
