import { useTexts } from '../../texts/LocaleProvider';
import { VisuallyHidden } from '../../VisuallyHidden/VisuallyHidden';
import type { OptionLoad } from './optionLoad';
import { optionLoadTexts } from './optionLoad.texts';

export interface LoadAnnouncementProps extends OptionLoad {
  /** Whether the list is open: nobody waits for a closed one. */
  isOpen: boolean;
  /** How many options there are. */
  count: number;
}

/**
 * Announces how options that come from a server are getting on; nothing for those that are there
 * from the start.
 */
export function LoadAnnouncement({ isOpen, loading, loadError, count }: LoadAnnouncementProps) {
  const t = useTexts(optionLoadTexts);
  if (loading === undefined && loadError === undefined) return null;
  return <VisuallyHidden role="status">{isOpen && words()}</VisuallyHidden>;

  function words() {
    if (loading) return t.loading;
    return loadError ? (loadError.text ?? t.failed) : t.count(count);
  }
}
