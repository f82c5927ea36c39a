import {
  BOARD_FIGURES,
  boardConditions,
  type BoardFigure,
  type BoardFigures as Figures,
} from '@mingjian/api';
import { Statistic, useTexts, type StatisticTone } from '@mingjian/ui';
import { useNavigate } from 'react-router-dom';
import { listAddress } from '../../shared/resourceList/model/listAddress';
import * as S from './DashboardPage.styles';
import { dashboardTexts } from './dashboard.texts';

export interface BoardFiguresProps {
  /** Dashes hold the place of the figures until they are loaded. */
  figures: Figures | undefined;
  listPath: string;
  /** Id of the reader, whose orders are counted apart; `null` for client companies. */
  ownId: string | null;
}

/** Orders in figures: the reader's own above those of everybody. Each opens its orders. */
export function BoardFigures({ figures, listPath, ownId }: BoardFiguresProps) {
  const t = useTexts(dashboardTexts);
  const rest = BOARD_FIGURES.slice(1);
  return (
    <S.Figures data-rows={ownId === null ? 1 : 2}>
      <Figure
        figure="awaitingAcceptance"
        figures={figures}
        listPath={listPath}
        hint={ownId === null ? undefined : t.acceptNext}
      />
      {ownId !== null &&
        rest.map((figure) => (
          <Figure
            key={`own ${figure}`}
            figure={figure}
            figures={figures}
            listPath={listPath}
            pmId={ownId}
            scope={t.mine}
          />
        ))}
      {rest.map((figure) => (
        <Figure
          key={figure}
          figure={figure}
          figures={figures}
          listPath={listPath}
          scope={ownId === null ? undefined : t.all}
        />
      ))}
    </S.Figures>
  );
}

interface FigureProps extends Omit<BoardFiguresProps, 'ownId'> {
  figure: BoardFigure;
  pmId?: string;
  /** Whose orders are counted, where that is not obvious. */
  scope?: string | undefined;
  hint?: string | undefined;
}

function Figure({ figure, figures, listPath, pmId, scope, hint }: FigureProps) {
  const t = useTexts(dashboardTexts);
  const navigate = useNavigate();
  const counts = pmId ? figures?.mine : figures?.all;
  const count = counts?.[figure];
  const label = scope === undefined ? t[figure] : t.scoped(scope, t[figure]);
  const open = () => {
    if (!figures) return;
    void navigate(listAddress(listPath, boardConditions({ figure, pmId, ...figures })));
  };
  return (
    <Statistic
      label={label}
      value={count ?? '–'}
      unit={t.orders}
      tone={count ? (TONES[figure] ?? 'neutral') : 'neutral'}
      hint={hint}
      onClick={open}
    />
  );
}

const TONES: Partial<Record<BoardFigure, StatisticTone>> = {
  dueSoon: 'warning',
  overdue: 'danger',
};
