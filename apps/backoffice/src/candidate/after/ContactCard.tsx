import { Card, useTexts } from '@mingjian/ui';
import { Note } from '../frame/screen.styles';
import { OfficerLink } from '../page/OfficerLink';
import { usePage } from '../page/pageContext';
import { rightsTexts } from './rights.texts';

/** Whom to call or write to. */
export function ContactCard() {
  const t = useTexts(rightsTexts);
  const { officer } = usePage().page;
  return (
    <Card title={t.contact}>
      <Note>{officer ? <OfficerLink officer={officer} /> : t.noContact}</Note>
    </Card>
  );
}
