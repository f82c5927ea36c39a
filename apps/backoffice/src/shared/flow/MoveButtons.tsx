import { lazy, useState, type ReactNode } from 'react';
import type { ApiError, MoveChoice } from '@mingjian/api';
import { Button, IconButton, Menu, useTexts } from '@mingjian/ui';
import { Ellipsis } from 'lucide-react';
import { PanelBoundary } from '../../shell';
import { flowTexts } from './flow.texts';

const ReasonDialog = lazy(async () => ({
  default: (await import('./ReasonDialog')).ReasonDialog,
}));

/** Makes a move; returns why it was refused. */
export type MakeMove<Name extends string> = (
  choice: MoveChoice<Name>,
  reason: string | null,
  options?: { signal: AbortSignal },
) => Promise<ApiError | undefined>;

export interface MoveButtonsProps<Name extends string> {
  /** Moves of a row, as the server offers them. */
  choices: readonly MoveChoice<Name>[];
  /** A move that leads on though it needs a reason. @default none */
  lead?: Name | undefined;
  /** Consequences of moves that need a reason, for their dialogs. @default none */
  notes?: Partial<Record<Name, string>> | undefined;
  /** Renders the dialogs of moves that need more. @default the dialog for a reason */
  dialogs?: Partial<Record<Name, (onClose: () => void) => ReactNode>> | undefined;
  /** Whether it stands in a row: small, and a blocked move is in the menu. @default false */
  compact?: boolean | undefined;
  /** Shows a refusal of a move that needs no reason itself. */
  onMove: MakeMove<Name>;
}

/**
 * The moves of a row: the one that leads on is a primary button, those that need a reason are in a
 * menu. One that something stands in the way of says what.
 */
export function MoveButtons<Name extends string>({
  choices,
  lead,
  notes,
  dialogs,
  compact = false,
  onMove,
}: MoveButtonsProps<Name>) {
  const t = useTexts(flowTexts);
  const [running, setRunning] = useState<Name | null>(null);
  const [asking, setAsking] = useState<MoveChoice<Name> | null>(null);
  const onward = choices.filter(
    ({ reason, move }) => move === lead || (!reason && !dialogs?.[move]),
  );
  const open = onward.find(({ blockers }) => blockers.length === 0);
  const primary = open ?? (compact ? undefined : onward[0]);
  const others = choices.filter((choice) => choice !== primary);
  const make = async (choice: MoveChoice<Name>) => {
    if (choice.reason || dialogs?.[choice.move]) return setAsking(choice);
    setRunning(choice.move);
    await onMove(choice, null);
    setRunning(null);
  };
  return (
    <>
      {others.length > 0 && (
        <Menu
          label={t.more}
          placement="bottom-end"
          trigger={
            <IconButton label={t.more} icon={Ellipsis} size={compact ? 'small' : undefined} />
          }
          items={others.map((choice) => ({
            key: choice.move,
            label: choice.label,
            disabledReason: reasonOf(choice),
            onSelect: () => void make(choice),
          }))}
        />
      )}
      {primary && (
        <Button
          tone={compact ? 'neutral' : 'primary'}
          size={compact ? 'small' : undefined}
          loading={running === primary.move}
          disabledReason={reasonOf(primary)}
          onClick={() => void make(primary)}
        >
          {primary.label}
        </Button>
      )}
      {asking && (
        <PanelBoundary onClose={() => setAsking(null)}>
          {dialogs?.[asking.move]?.(() => setAsking(null)) ?? (
            <ReasonDialog
              label={asking.label}
              note={notes?.[asking.move]}
              onSubmit={async (reason, options) => onMove(asking, reason, options)}
              onClose={() => setAsking(null)}
            />
          )}
        </PanelBoundary>
      )}
    </>
  );
}

const reasonOf = ({ blockers }: MoveChoice) =>
  blockers.length > 0 ? blockers.join(' ') : undefined;
