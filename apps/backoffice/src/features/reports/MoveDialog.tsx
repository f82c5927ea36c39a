import type { MoveChoice, ReportMove, ReportVersion } from '@mingjian/api';
import { ConfirmDialog } from '@mingjian/ui';
import { messages } from '../../shell';
import type { Studio } from './useStudio';

export interface MoveDialogProps {
  version: ReportVersion;
  choice: MoveChoice<ReportMove>;
  /** Consequence of the move. */
  note: string;
  studio: Studio;
  onClose(): void;
}

/** Asks before a move of a report that has consequences. */
export function MoveDialog({ version, choice, note, studio, onClose }: MoveDialogProps) {
  const make = async () => {
    const error = await studio.move(version, choice.move);
    if (error) messages.show({ text: error.message, tone: 'danger', seconds: 5 });
  };
  return (
    <ConfirmDialog
      open
      title={choice.label}
      confirmLabel={choice.label}
      onConfirm={make}
      onClose={onClose}
    >
      {note}
    </ConfirmDialog>
  );
}
