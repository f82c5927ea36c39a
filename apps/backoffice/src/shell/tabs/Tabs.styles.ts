import { tokens } from '@mingjian/ui';
import { styled } from 'styled-components';

export const Panel = styled.div`
  position: absolute;
  inset: 0;
  overflow: auto;

  @media print {
    position: static;
    overflow: visible;
  }
`;

export const Strip = styled.div`
  display: flex;
  gap: ${tokens.space.xs};
  padding: ${tokens.space.xs} ${tokens.space.lg};
  overflow: auto hidden;
  scrollbar-width: none;
  border-block-end: ${tokens.line.thin} solid ${tokens.color.border};
  background: ${tokens.color.surface};

  @media print {
    display: none;
  }
`;

export const Tab = styled.div`
  display: flex;
  flex: none;
  align-items: center;
  height: ${tokens.size.controlSmall};
  max-width: calc(${tokens.width.xxs} + ${tokens.size.bar});
  border-radius: ${tokens.radius.sm};
  color: ${tokens.color.textMuted};
  font: ${tokens.font.table};
  transition: background ${tokens.motion.quick};

  &:hover {
    background: ${tokens.color.surfaceSunken};
  }

  &[data-active] {
    color: ${tokens.color.accentText};
    background: ${tokens.color.accentSoft};
  }
`;

export const TabButton = styled.button`
  min-width: 0;
  height: 100%;
  padding: 0 ${tokens.space.md};
  overflow: hidden;
  border: 0;
  border-radius: inherit;
  color: inherit;
  background: none;
  font: inherit;
  text-overflow: ellipsis;
  white-space: nowrap;
  cursor: pointer;

  &:focus-visible {
    outline: ${tokens.line.thick} solid ${tokens.color.focus};
    outline-offset: calc(-1 * ${tokens.line.thick});
  }
`;

export const CloseButton = styled.button`
  display: grid;
  flex: none;
  place-items: center;
  width: ${tokens.size.iconLarge};
  height: ${tokens.size.iconLarge};
  margin-inline: calc(-1 * ${tokens.space.sm}) ${tokens.space.xs};
  padding: 0;
  border: 0;
  border-radius: ${tokens.radius.sm};
  color: inherit;
  background: none;
  cursor: pointer;

  &:hover {
    background: ${tokens.color.border};
  }
`;
