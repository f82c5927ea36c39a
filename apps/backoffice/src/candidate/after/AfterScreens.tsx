import { Alert, useTexts } from '@mingjian/ui';
import { Frame } from '../frame/Frame';
import { usePage } from '../page/pageContext';
import type { Step } from '../page/model/steps';
import { AfterScreen } from './AfterScreen';
import { afterTexts } from './after.texts';
import { ContactCard } from './ContactCard';
import { SupplementScreen } from './SupplementScreen';

/** The screens of a form that is submitted, returned or at its end. */
export function AfterScreens({ step }: { step: Step }) {
  const t = useTexts(afterTexts);
  const { position } = usePage();
  switch (step) {
    case 'supplement':
      return <SupplementScreen />;
    case 'signed':
      return <AfterScreen title={t.signedTitle} lead={t.signedLead} />;
    case 'withdrawn':
      return (
        <Frame title={t.withdrawnTitle} lead={t.withdrawnLead} position={position} hasRights>
          <Alert>{t.withdrawnText}</Alert>
          <ContactCard />
        </Frame>
      );
    case 'refused':
      return (
        <Frame title={t.refusedTitle} hasRights>
          <Alert>{t.refusedText}</Alert>
          <ContactCard />
        </Frame>
      );
    case 'expired':
      return (
        <Frame title={t.expiredTitle} hasRights>
          <Alert tone="warning">{t.expiredText}</Alert>
          <ContactCard />
        </Frame>
      );
    default:
      return <AfterScreen />;
  }
}
