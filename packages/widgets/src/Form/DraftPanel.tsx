import { useState } from 'react';
import { Alert, Button, useLocale, useTexts } from '@mingjian/ui';
import { formTexts } from './Form.texts';
import * as S from './Form.styles';
import { ageText } from './model/draftAge';
import { listText } from './model/listText';
import type { RecordForm } from './useRecordForm';
import { useValueText } from './useValueText';

/** Fields of a draft that are listed before the rest is counted. */
const LISTED = 6;

/** The offer of an earlier draft, and a warning where drafts do not outlast the window. */
export function DraftPanel({ form }: { form: RecordForm }) {
  const t = useTexts(formTexts);
  const { locale } = useLocale();
  const textOf = useValueText();
  const { offer, isLasting, restore, remove, show } = form.draft;
  const [openedAt] = useState(Date.now);
  const age = (savedAt: number) => ageText(savedAt, openedAt, locale);
  const stored = form.form.formState.defaultValues ?? {};
  return (
    <>
      {offer && (
        <Alert tone="info" role="status" title={t.draftTitle(age(offer.draft.savedAt))}>
          <S.Draft>
            {offer.changed.length > 0 && (
              <>
                <p>{t.draftDiffers}</p>
                <ul>
                  {offer.changed.slice(0, LISTED).map((field) => (
                    <li key={field.field}>
                      {t.draftLine(
                        field.label,
                        textOf(field, offer.draft.values[field.field]),
                        textOf(field, stored[field.field]),
                      )}
                    </li>
                  ))}
                  {offer.changed.length > LISTED && (
                    <li>{t.more(offer.changed.length - LISTED)}</li>
                  )}
                </ul>
              </>
            )}
            {offer.unfit.length > 0 && <p>{t.draftUnfit(listText(offer.unfit, locale))}</p>}
            <S.Buttons>
              <Button size="small" tone="primary" onClick={restore}>
                {t.draftRestore}
              </Button>
              <Button size="small" onClick={remove}>
                {t.draftDiscard}
              </Button>
            </S.Buttons>
            {offer.others.map((other) => (
              <S.Buttons key={other.id}>
                {t.draftOther(age(other.savedAt))}
                <Button size="small" onClick={() => show(other)}>
                  {t.draftShow}
                </Button>
              </S.Buttons>
            ))}
          </S.Draft>
        </Alert>
      )}
      {!isLasting && (
        <Alert tone="warning" role="status">
          {t.draftNotLasting}
        </Alert>
      )}
    </>
  );
}
