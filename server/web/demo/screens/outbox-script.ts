/** Copies codes and asks every two seconds for what was sent since. Focus and opened messages stay while the list is drawn again. */
export const outboxScript = `
const list = document.getElementById('messages');
const news = document.getElementById('news');
const offerCopies = () => { for (const button of list.querySelectorAll('[data-copy]')) button.hidden = false; };
const textOf = (message) => message.querySelector('time').dateTime + message.querySelector('h2').textContent + message.querySelector('pre').textContent;
document.addEventListener('click', async ({ target }) => {
  const button = target.closest('[data-copy]');
  if (!button) return;
  await navigator.clipboard.writeText(button.dataset.copy);
  news.textContent = 'The code ' + button.dataset.copy + ' was copied.';
  button.firstChild.data = 'Copied';
});
let drawn = list.innerHTML;
offerCopies();
const refresh = async () => {
  if (document.hidden) return;
  const answer = await fetch(location.href, { cache: 'no-store' }).catch(() => undefined);
  if (!answer || !answer.ok) return;
  const fresh = new DOMParser().parseFromString(await answer.text(), 'text/html').getElementById('messages');
  if (!fresh || fresh.innerHTML === drawn) return;
  drawn = fresh.innerHTML;
  const before = new Map([...list.querySelectorAll('li')].map((message) => [textOf(message), message]));
  let added = 0;
  for (const message of fresh.querySelectorAll('li')) {
    const known = before.get(textOf(message));
    if (!known) { added += 1; continue; }
    known.querySelector('.demo-hint').replaceWith(message.querySelector('.demo-hint'));
    message.replaceWith(known.cloneNode(true));
  }
  const focused = list.contains(document.activeElement) ? document.activeElement : undefined;
  const holder = focused && textOf(focused.closest('li')) + focused.tagName;
  list.replaceChildren(...fresh.childNodes);
  offerCopies();
  if (holder) [...list.querySelectorAll('button, summary')].find((one) => textOf(one.closest('li')) + one.tagName === holder)?.focus();
  if (added > 0) news.textContent = added === 1 ? 'A message arrived.' : added + ' messages arrived.';
};
setInterval(refresh, 2000);
document.addEventListener('visibilitychange', refresh);
`;
