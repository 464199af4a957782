/** What a block knows of an image; its stylesheet reserves the space by a fixed aspect ratio. */
export interface PictureSource {
  readonly src: string;
  /** Empty for decoration. */
  readonly alt: string;
}

export function Picture({
  source,
  eager = false,
  className,
}: {
  readonly source: PictureSource;
  readonly eager?: boolean;
  readonly className?: string | undefined;
}) {
  return <img className={className} src={source.src} alt={source.alt} loading={eager ? 'eager' : 'lazy'} decoding="async" />;
}
