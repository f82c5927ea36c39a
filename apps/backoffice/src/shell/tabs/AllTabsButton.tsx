import { useState } from 'react';
import { Button, Icon, Popover, useTexts } from '@mingjian/ui';
import { ChevronDown } from 'lucide-react';
import * as S from './AllTabs.styles';
import { AllTabsList } from './AllTabsList';
import { useTabs } from './TabsContext';
import { tabsTexts } from './tabs.texts';
import type { TabClosing } from './useTabClosing';

export interface AllTabsButtonProps {
  /** Whether some tabs are out of sight. Otherwise there is no button, unless its list is open. */
  isNeeded: boolean;
  closing: TabClosing;
}

/** Button with the number of open tabs. It opens the list of all of them, with a search. */
export function AllTabsButton({ isNeeded, closing }: AllTabsButtonProps) {
  const t = useTexts(tabsTexts);
  const total = useTabs((state) => state.tabs.length);
  const [isOpen, setOpen] = useState(false);
  if (!isNeeded && !isOpen) return null;
  const label = t.all(total);
  return (
    <S.End>
      <Popover
        label={label}
        placement="bottom-end"
        open={isOpen}
        onOpenChange={setOpen}
        trigger={
          <Button size="small" tone="quiet" aria-label={label} title={label}>
            {total}
            <Icon icon={ChevronDown} />
          </Button>
        }
      >
        <AllTabsList closing={closing} onClose={() => setOpen(false)} />
      </Popover>
    </S.End>
  );
}
