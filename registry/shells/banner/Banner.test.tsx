// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { afterEach, expect, test } from 'vitest';
import { Banner } from './Banner.tsx';
import { examples } from './examples.ts';

afterEach(cleanup);

type BannerInput = ComponentProps<typeof Banner>;

test('people who are signed in are led to their claim, and not asked to join; visitors are, also before it is known', () => {
  const { props } = examples['signedIn'] as unknown as { props: BannerInput };
  const leads = (example: string) => {
    cleanup();
    render(<Banner {...props} id="banner" data={examples[example]?.data as unknown as BannerInput['data']} />);
    return screen.getAllByRole('link').map((link) => link.textContent);
  };
  expect([leads('signedIn'), leads('minimal'), leads('loading')]).toEqual([['Go to your claim'], ['Join or sign in'], ['Join or sign in']]);
});
