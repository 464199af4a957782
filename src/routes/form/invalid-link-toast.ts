import styles from './invalid-link-toast.module.css';

/** ERR-05. */
const shownFor = 5000;

/**
 * A message above the screen, which stays when another screen is opened; announced at once. It is removed after five seconds or, where a pointer is on it
 * then, once the pointer leaves it (WCAG 2.2.1).
 */
export function showInvalidLinkToast(title: string, text: string): void {
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
