/** Before each test that draws: what it waits for may take its time on a machine with much else to do. */
import { configure } from '@testing-library/react';

configure({ asyncUtilTimeout: 15_000 });
