import { Dialog } from '@mingjian/ui';
import { lazyPart } from '../../internal/lazyPart/lazyPart';

/** `BulkFlow`, loaded when rows are selected. */
export const LazyBulkFlow = lazyPart(async () => (await import('./BulkFlow')).BulkFlow, {
  frame: ({ action, onClose }, content) => (
    <Dialog
      open
      size="small"
      title={action.label}
      onClose={() => onClose({ isAllDone: false, isStarted: false, count: 0 })}
    >
      {content}
    </Dialog>
  ),
});
