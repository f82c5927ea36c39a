import { Alert, Button, useStore, useTexts } from '@mingjian/ui';
import { usePage } from '../page/pageContext';
import { useItemNames } from '../page/useItemName';
import { formTexts } from './form.texts';

/** Events of the form beside typing: a change by another device, or a refusal. */
export function FormNotices() {
  const t = useTexts(formTexts);
  const { page, saver } = usePage();
  const namesOf = useItemNames();
  const mergedItems = useStore(saver.store, (state) => state.mergedItems);
  const problem = useStore(saver.store, (state) => state.problem);
  const changed = page.items.filter(({ groupCode }) => mergedItems.includes(groupCode));
  return (
    <>
      {changed.length > 0 && (
        <Alert
          tone="warning"
          action={
            <Button size="small" onClick={saver.dismissMerged}>
              {t.understood}
            </Button>
          }
        >
          {t.merged(namesOf(changed))}
        </Alert>
      )}
      {problem !== null && <Alert tone="danger">{problem.message}</Alert>}
    </>
  );
}
