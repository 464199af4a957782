import { LinkButton } from './LinkButton.tsx';

/** Beside a button that takes a script: the way to do it in a browser that runs none, where there is one. */
export const WithoutScript = ({ href, children }: { readonly href: string | undefined; readonly children: string }) =>
  href === undefined ? null : (
    <noscript>
      <LinkButton look="secondary" href={href}>
        {children}
      </LinkButton>
    </noscript>
  );
