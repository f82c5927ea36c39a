import type { MouseEvent } from 'react';
import { Button, Icon, mirrored, useTexts } from '@mingjian/ui';
import { ChevronLeft } from 'lucide-react';
import type { Region } from '../regions';
import { regionAt } from './regionAt';
import { regionTexts } from './RegionCascader.texts';
import { RegionColumn } from './RegionColumn';
import * as S from './regionPanel.styles';
import type { RegionScope } from './regionScope';
import { useColumnKeys } from './useColumnKeys';
import type { RegionColumnsState } from './useRegionColumns';
import { useRegionLabel } from './useRegionLabel';

const Back = mirrored(ChevronLeft);

export interface RegionColumnsProps {
  state: RegionColumnsState;
  codes: readonly string[];
  scope: RegionScope;
  isSheet: boolean;
  onSelect(region: Region): void;
}

const LEVELS = ['level1', 'level2', 'level3'] as const;

/** Columns of regions, each a listbox. A sheet shows the last one, with buttons that lead back. */
export function RegionColumns({ state, codes, scope, isSheet, onSelect }: RegionColumnsProps) {
  const t = useTexts(regionTexts);
  const { nameOf } = useRegionLabel();
  const { columns, active, partsOf } = state;
  const choose = (region: Region) => {
    const hasParts = partsOf(region).length > 0;
    state.open(region);
    if (hasParts ? scope.changeOnSelect && !scope.multiple : true) onSelect(region);
  };
  const keys = useColumnKeys({ state, choose, toggle: scope.multiple ? onSelect : choose });
  const handleClick = (event: MouseEvent) => {
    const target = event.target as Element;
    const region = regionAt(target);
    if (!region) return;
    if (target.closest('[data-check]')) onSelect(region);
    else choose(region);
  };
  const shown = isSheet ? columns.slice(-1) : columns;
  const opened = active.filter((region) => partsOf(region).length > 0);

  return (
    <>
      {isSheet && opened.length > 0 && (
        <S.Line>
          {opened.map((region) => (
            <Button
              key={region.code}
              size="small"
              tone="quiet"
              icon={<Icon icon={Back} />}
              aria-label={t.back(nameOf(region.name))}
              onClick={() => state.close(region)}
            >
              {nameOf(region.name)}
            </Button>
          ))}
        </S.Line>
      )}
      <S.Columns onClick={handleClick} onKeyDown={keys}>
        {shown.map((regions, index) => {
          const column = isSheet ? columns.length - 1 : index;
          return (
            <RegionColumn
              key={column}
              label={t[LEVELS[column]!]}
              regions={regions}
              active={active[column] ?? regions[0]!}
              isOpen={active[column] !== undefined}
              codes={codes}
              scope={scope}
              partsOf={partsOf}
              nameOf={nameOf}
              isSheet={isSheet}
            />
          );
        })}
      </S.Columns>
    </>
  );
}
