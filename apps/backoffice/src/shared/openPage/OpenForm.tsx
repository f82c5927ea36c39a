import type { ReactNode } from 'react';
import { Button, Card } from '@mingjian/ui';
import { Form, type RecordForm } from '@mingjian/widgets/Form';
import * as S from './OpenForm.styles';
import { WayOn } from './WayOn';

export interface OpenFormProps {
  form: RecordForm;
  /** Label of the button that submits. */
  submitLabel: string;
  /** Shown above the fields. */
  notice?: ReactNode;
  /** An alternative to submitting. @default a link to the sign-in page, or to the home page */
  aside?: ReactNode;
}

/** The form of a page without a session, in a card. */
export function OpenForm({ form, submitLabel, notice, aside }: OpenFormProps) {
  return (
    <Card>
      <S.Content>
        <Form form={form} notice={notice} headingLevel={2} />
        <S.Actions>
          <Button type="submit" form={form.id} tone="primary" loading={form.isSubmitting}>
            {submitLabel}
          </Button>
          {aside ?? <WayOn />}
        </S.Actions>
      </S.Content>
    </Card>
  );
}
