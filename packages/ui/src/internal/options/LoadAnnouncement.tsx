import { useTexts } from '../../texts/LocaleProvider';
import { VisuallyHidden } from '../../VisuallyHidden/VisuallyHidden';
import type { OptionLoad } from './optionLoad';
import { optionLoadTexts } from './optionLoad.texts';

export interface LoadAnnouncementProps extends OptionLoad {
  /** Whether the list is open: only an open list announces. */
  isOpen: boolean;
  /** Number of options. */
  count: number;
}

/** Announces the loading state of asynchronous options; nothing for static ones. */
export function LoadAnnouncement({ isOpen, loading, loadError, count }: LoadAnnouncementProps) {
  const t = useTexts(optionLoadTexts);
  if (loading === undefined && loadError === undefined) return null;
  return <VisuallyHidden role="status">{isOpen && announcement()}</VisuallyHidden>;

  function announcement() {
    if (loading) return t.loading;
    return loadError ? (loadError.text ?? t.failed) : t.count(count);
  }
}
