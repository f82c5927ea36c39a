import { useEffect } from 'react';
import { Button, useTexts } from '@mingjian/ui';
import { Frame } from '../frame/Frame';
import { usePage } from '../page/pageContext';
import { useItemName } from '../page/useItemName';
import { showView } from '../visit/useHash';
import { FormNotices } from './FormNotices';
import { formTexts } from './form.texts';
import { ItemCard } from './ItemCard';
import { SaveBar } from './SaveBar';
import { useErrors, useMissing } from './useMissing';

export interface FormScreenProps {
  /** Whether what is missing is marked. */
  isChecked: boolean;
  /** Id of the control that takes focus; `null` for none. */
  target: string | null;
}

/** The fourth step: one card for each item that the candidate agreed to. */
export function FormScreen({ isChecked, target }: FormScreenProps) {
  const t = useTexts(formTexts);
  const { page, saver, position } = usePage();
  const nameOf = useItemName();
  const errors = useErrors(useMissing(), isChecked);
  useEffect(() => {
    const found = target === null ? null : document.getElementById(target);
    const control = found?.matches('input, select, textarea, button')
      ? found
      : found?.querySelector<HTMLElement>('input, select, textarea, button');
    control?.focus();
    control?.scrollIntoView({ block: 'center' });
  }, [target]);

  return (
    <Frame title={t.title} lead={t.lead} position={position} hasRights>
      <FormNotices />
      {page.items
        .filter(({ status }) => status !== 5)
        .map((item) => (
          <ItemCard key={item.groupCode} item={item} name={nameOf(item)} errors={errors} />
        ))}
      <SaveBar>
        <Button
          tone="primary"
          size="large"
          onClick={() => {
            void saver.flush();
            showView('/check');
          }}
        >
          {t.check}
        </Button>
      </SaveBar>
    </Frame>
  );
}
