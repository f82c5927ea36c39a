import { IconButton, Popover, useTexts } from '@mingjian/ui';
import { Headset } from 'lucide-react';
import { layoutTexts } from './layout.texts';
import { ManagerDetails, type ManagerPanelProps } from './ManagerPanel';

/** The project manager behind a button, where there is no space for the panel. */
export function ManagerButton({ companyId }: ManagerPanelProps) {
  const t = useTexts(layoutTexts);
  return (
    <Popover label={t.manager} trigger={<IconButton label={t.manager} icon={Headset} />}>
      <ManagerDetails companyId={companyId} />
    </Popover>
  );
}
