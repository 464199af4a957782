import styles from './toast.module.css';

/** ERR-05. */
const shownFor = 5000;

/**
 * A message above whatever is shown, also where the place changes meanwhile; announced at once. It goes after five seconds, or, where a pointer is on
 * it then, with that (WCAG 2.2.1).
 */
export function showToast(title: string, text: string): void {
  const toast = document.createElement('div');
  toast.className = styles['toast'] ?? '';
  toast.setAttribute('role', 'alert');
  const strong = document.createElement('strong');
  strong.textContent = title;
  const message = document.createElement('p');
  message.textContent = text;
  toast.append(strong, message);
  document.body.append(toast);
  setTimeout(() => {
    if (!toast.matches(':hover')) return toast.remove();
    toast.addEventListener('pointerleave', () => toast.remove(), { once: true });
  }, shownFor);
}
