import type { Board, BoardFigure, BoardTile } from '@mingjian/api';
import { Statistic, useFormatNumber, useTexts, type StatisticTone } from '@mingjian/ui';
import { useSignedIn } from '../../shell';
import * as S from './DashboardPage.styles';
import { clientFigureTexts, figureTexts } from './figures.texts';
import { useBoardLinks } from './useBoardLinks';

/** A row of five figures, each a link to the rows that it counts. */
export function BoardTiles({ board }: { board: Board | undefined }) {
  const { user, can } = useSignedIn();
  // Before the figures are known: those of administrators and clients have one line.
  const hasOwn = board
    ? board.tiles.some(({ own }) => own !== null)
    : user.userType === 'serviceUser' && !can('system.administer');
  return (
    <S.Tiles>
      {board
        ? board.tiles.map((tile) => (
            <Tile key={tile.figure} tile={tile} asOf={board.asOf} hasHint={hasOwn} />
          ))
        : Array.from({ length: 5 }, (_, tile) => (
            <Statistic key={tile} label="" value="" hint={hasOwn ? '' : undefined} loading />
          ))}
    </S.Tiles>
  );
}

interface TileProps {
  tile: BoardTile;
  asOf: string;
  /** Whether a second line says whose orders are counted. */
  hasHint: boolean;
}

function Tile({ tile: { figure, all, own }, asOf, hasHint }: TileProps) {
  const t = useTexts(figureTexts);
  const ofClient: Readonly<Record<string, string>> = useTexts(clientFigureTexts);
  const format = useFormatNumber();
  const { userType } = useSignedIn().user;
  const links = useBoardLinks(asOf);
  const count = own ?? all;
  const unit = UNITS[figure] ?? 'orders';
  const hint =
    own !== null
      ? t.all(format(all))
      : figure === 'awaitingAcceptance'
        ? t.unaccepted
        : t.everybody;
  return (
    <Statistic
      label={(userType === 'companyUser' && ofClient[figure]) || t[figure]}
      value={count}
      unit={t[unit]}
      hint={hasHint ? hint : undefined}
      tone={count > 0 ? TONES[figure] : undefined}
      href={links.ofFigure(figure, own !== null)}
    />
  );
}

const UNITS: {
  [figure in BoardFigure]?: 'companies' | 'messages' | 'tasks' | 'statements';
} = {
  openTasks: 'tasks',
  returnedTasks: 'tasks',
  tasksToReview: 'tasks',
  unassignedTasks: 'tasks',
  statementsToConfirm: 'statements',
  registrations: 'companies',
  failedMessages: 'messages',
};

const TONES: { [figure in BoardFigure]?: StatisticTone } = {
  overdue: 'danger',
  failedMessages: 'danger',
  dueToday: 'warning',
  returnedTasks: 'warning',
  unassignedTasks: 'warning',
};
