import type { ReportLayoutContent } from '@mingjian/api';
import type { ControlProps } from '../../shared/resourceList/listItems';

/** Props of a part of the control of a layout. */
export interface LayoutPartProps extends Pick<ControlProps, 'actionsRef' | 'readOnly'> {
  content: ReportLayoutContent;
  change(changes: Partial<ReportLayoutContent>): void;
}
