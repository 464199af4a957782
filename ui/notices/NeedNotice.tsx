import type { DataState } from '#schemas/api';
import { LinkButton } from '../controls/LinkButton.tsx';
import { DataNotice } from './DataNotice.tsx';

interface NeedNoticeProps {
  /** Data of a block that is not ready. */
  readonly need: Exclude<DataState<unknown>, { readonly state: 'ready' }>;
  /** The block's own words. */
  readonly text: { readonly loading: string; readonly unavailable: string; readonly tryAgain: string };
  /** Where there is none; a block that draws that by itself gives no words. */
  readonly empty?: string;
  /** The word of the way back, where the data names one. */
  readonly back?: string;
}

/** In place of a block's data: it is loading, there is none, or it cannot be had now and may be asked again. */
export const NeedNotice = ({ need, text: { loading, unavailable, tryAgain }, empty = '', back }: NeedNoticeProps) => (
  <>
    <DataNotice
      state={need.state}
      words={{ loading, empty, unavailable }[need.state]}
      again={{ label: tryAgain, retry: need.state === 'unavailable' ? need.retry : undefined }}
    />
    {need.state === 'empty' && need.backHref !== undefined && back !== undefined && (
      <p>
        <LinkButton look="secondary" href={need.backHref}>
          {back}
        </LinkButton>
      </p>
    )}
  </>
);
