import type { Consent } from '@mingjian/api';
import { Checkbox, Tag, useTexts } from '@mingjian/ui';
import { List } from '../frame/screen.styles';
import * as S from './Notice.styles';
import { noticeTexts } from './notice.texts';

export interface ConsentListProps {
  consents: readonly Consent[];
  /** Keys of the consents that are agreed to. */
  agreed: readonly string[];
  onChange: (agreed: readonly string[]) => void;
  /** Whether required ones that are missing are marked. */
  isChecked: boolean;
}

/** Returns the id of a consent's box. */
export const consentIdOf = (key: string) => `consent-${key.replace(':', '-')}`;

/** The consents, each with its whole text and decided by itself. */
export function ConsentList({ consents, agreed, onChange, isChecked }: ConsentListProps) {
  const t = useTexts(noticeTexts);
  const toggle = (key: string, isAgreed: boolean) =>
    onChange(isAgreed ? [...agreed, key] : agreed.filter((one) => one !== key));
  return (
    <List>
      {consents.map(({ key, kind, title, content, required }) => {
        const id = consentIdOf(key);
        const isMissing = isChecked && required && !agreed.includes(key);
        return (
          <S.Consent key={key}>
            <S.Choice>
              <Checkbox
                id={id}
                label={title}
                checked={agreed.includes(key)}
                aria-describedby={`${id}-text`}
                aria-invalid={isMissing || undefined}
                onValueChange={(isAgreed) => toggle(key, isAgreed)}
              />
              <Tag tone={required ? 'warning' : 'neutral'}>
                {required ? t.required : t.optional}
              </Tag>
            </S.Choice>
            <p id={`${id}-text`}>
              <span>{content}</span>
              {required && <span>{t.withoutAll}</span>}
              {!required && kind === 1 && <span>{t.without}</span>}
            </p>
          </S.Consent>
        );
      })}
    </List>
  );
}
