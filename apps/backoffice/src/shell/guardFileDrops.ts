/**
 * Refuses files that are dropped where no part takes them: the browser would open them in place of
 * the page, with the forms that are filled in. Returns a function that stops.
 */
export function guardFileDrops(): () => void {
  const refuse = (event: DragEvent) => {
    if (!event.dataTransfer?.types.includes('Files') || event.defaultPrevented) return;
    if (event.target instanceof Element && event.target.closest('input[type="file"]')) return;
    event.preventDefault();
    event.dataTransfer.dropEffect = 'none';
  };
  // On the window: every part of the page has had the event before.
  window.addEventListener('dragover', refuse);
  window.addEventListener('drop', refuse);
  return () => {
    window.removeEventListener('dragover', refuse);
    window.removeEventListener('drop', refuse);
  };
}
