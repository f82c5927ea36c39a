import { useState, type ReactNode } from 'react';
import type { MoveChoice, ReportMove, ReportVersion } from '@mingjian/api';
import { Button, useTexts } from '@mingjian/ui';
import { MoveButtons } from '../../shared/flow/MoveButtons';
import { messages } from '../../shell';
import { MoveDialog } from './MoveDialog';
import { ReviewDialog } from './ReviewDialog';
import { studioTexts } from './studio.texts';
import type { Studio } from './useStudio';

export interface StudioMovesProps {
  version: ReportVersion;
  studio: Studio;
}

/** Moves that lead on and open a dialog: each is the primary button of its state. */
const ONWARD: readonly ReportMove[] = ['pass', 'issue'];

/** The moves of a report: the one that leads on as a button, the others in a menu. */
export function StudioMoves({ version, studio }: StudioMovesProps) {
  const t = useTexts(studioTexts);
  const [isOpen, setOpen] = useState(false);
  const { moves } = version;
  const onward = moves.find(({ move }) => ONWARD.includes(move));
  const dialogOf = (choice: MoveChoice<ReportMove>, onClose: () => void): ReactNode =>
    choice.move === 'pass' || choice.move === 'giveBack' ? (
      <ReviewDialog version={version} action={choice.move} studio={studio} onClose={onClose} />
    ) : (
      <MoveDialog
        version={version}
        choice={choice}
        note={choice.move === 'issue' ? t.issueNote : t.takeBackNote}
        studio={studio}
        onClose={onClose}
      />
    );
  const others = moves.filter((choice) => choice !== onward);
  const dialogs = Object.fromEntries(
    others
      .filter(({ move }) => move === 'giveBack' || move === 'takeBack')
      .map((choice) => [choice.move, (onClose: () => void) => dialogOf(choice, onClose)]),
  );
  return (
    <>
      <MoveButtons
        choices={others}
        dialogs={dialogs}
        onMove={async (choice, reason, options) => {
          const fields = reason === null ? {} : { reason };
          const error = await studio.move(version, choice.move, fields, options?.signal);
          if (error && !choice.reason)
            messages.show({ text: error.message, tone: 'danger', seconds: 5 });
          return error;
        }}
      />
      {onward && (
        <Button
          tone="primary"
          disabledReason={onward.blockers.length > 0 ? onward.blockers.join(' ') : undefined}
          onClick={() => setOpen(true)}
        >
          {onward.label}
        </Button>
      )}
      {onward && isOpen && dialogOf(onward, () => setOpen(false))}
    </>
  );
}
