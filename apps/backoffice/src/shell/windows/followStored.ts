/**
 * Calls `onChange` with the text under a key of the local storage whenever another window has
 * stored it. Returns a function that stops it.
 */
export function followStored(key: string, onChange: (text: string | null) => void): () => void {
  const handleStorage = (event: StorageEvent) => {
    if (event.key === key) onChange(event.newValue);
  };
  window.addEventListener('storage', handleStorage);
  return () => window.removeEventListener('storage', handleStorage);
}
