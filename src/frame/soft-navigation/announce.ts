/** Id of the region of the frame whose words are announced politely. React draws it empty and leaves what is in it alone. */
export const announcements = 'announcements';

/** Announces a text, once what is spoken is over. */
export function announce(text: string): void {
  const region = document.getElementById(announcements);
  if (region) region.textContent = text;
}
