import { memo, type Ref } from 'react';
import { SearchField, useTexts } from '@mingjian/ui';
import { recipientTransferTexts } from './RecipientTransfer.texts';

export interface PeopleSearchProps {
  /** Accessible name. */
  label: string;
  value: string;
  disabled: boolean;
  onValueChange(value: string): void;
  ref: Ref<HTMLInputElement> | undefined;
}

/** The search of a list of people, which renders only when it changes itself. */
export const PeopleSearch = memo(function PeopleSearch(props: PeopleSearchProps) {
  const t = useTexts(recipientTransferTexts);
  return <SearchField {...props} hideLabel placeholder={t.searchHint} />;
});
