import { useState } from 'react';
import { Button, useTexts } from '@mingjian/ui';
import { Actions } from '../frame/screen.styles';
import { afterTexts } from './after.texts';
import { WithdrawDialog } from './WithdrawDialog';

/** The way to withdraw the consent. */
export function WithdrawButton() {
  const t = useTexts(afterTexts);
  const [isOpen, setOpen] = useState(false);
  return (
    <Actions>
      <Button size="large" onClick={() => setOpen(true)}>
        {t.withdraw}
      </Button>
      <WithdrawDialog open={isOpen} onClose={() => setOpen(false)} />
    </Actions>
  );
}
