import { styled } from 'styled-components';
import { tokens } from '@mingjian/ui';

/*
 * Overridable from any ancestor: --mj-command-palette-height, the height of the results, which
 * stays the same whatever is found. It is read with a fallback and never set here, so an inherited
 * value wins.
 */
export const Root = styled.div`
  position: relative;
  display: flex;
  flex-direction: column;
`;

export const Box = styled.div`
  display: flex;
  flex: none;
  align-items: center;
  gap: ${tokens.space.sm};
  min-height: ${tokens.size.touch};
  margin-block-end: ${tokens.space.sm};
  padding-inline: ${tokens.space.sm} ${tokens.size.touch};
  border-block-end: ${tokens.line.thin} solid ${tokens.color.borderStrong};
  color: ${tokens.color.textMuted};

  &:focus-within {
    border-color: ${tokens.color.focus};
    box-shadow: 0 ${tokens.line.thin} ${tokens.color.focus};
  }
`;

export const Input = styled.input`
  flex: 1;
  min-width: 0;
  height: ${tokens.size.touch};
  padding: 0;
  border: 0;
  outline: 0;
  background: none;
  color: ${tokens.color.text};
  font: ${tokens.font.body};
  font-size: ${tokens.size.touchText};

  &::placeholder {
    color: ${tokens.color.textFaint};
    opacity: 1;
  }
`;

export const Results = styled.div`
  display: flex;
  flex-direction: column;
  height: min(var(--mj-command-palette-height, ${tokens.width.lg}), 60vh);
  border-block-end: ${tokens.line.thin} solid ${tokens.color.borderFaint};
`;

export const List = styled.div`
  flex: 0 1 auto;
  min-height: 0;
  padding-block: ${tokens.space.sm};
  overflow: auto;
  overscroll-behavior: contain;
  scroll-padding-block: ${tokens.space.xxl} ${tokens.space.sm};
`;

export const Group = styled.div`
  & + & {
    margin-block-start: ${tokens.space.sm};
  }
`;

export const GroupName = styled.div`
  padding: ${tokens.space.xs} ${tokens.space.sm};
  color: ${tokens.color.textMuted};
  font: ${tokens.font.small};
`;

export const Row = styled.div`
  display: flex;
  align-items: center;
  gap: ${tokens.space.sm};
  min-height: ${tokens.size.row};
  padding-inline: ${tokens.space.sm};
  border-radius: ${tokens.radius.md};
  cursor: pointer;
  user-select: none;

  > svg {
    flex: none;
    color: ${tokens.color.textMuted};
  }

  &[aria-selected='true'] {
    background: ${tokens.color.surfaceSelected};
  }

  &[data-failed] {
    color: ${tokens.color.dangerText};
  }

  mark {
    background: none;
    color: ${tokens.color.accentText};
    font-weight: ${tokens.font.strong};
  }

  @media (forced-colors: active) {
    &[aria-selected='true'] {
      outline: ${tokens.line.thick} solid Highlight;
      outline-offset: calc(-1 * ${tokens.line.thick});
    }
  }

  @media (pointer: coarse) {
    min-height: ${tokens.size.touch};
  }
`;

export const NoIcon = styled.span`
  flex: none;
  width: ${tokens.size.icon};
`;

export const Label = styled.span`
  flex: 0 1 auto;
  min-width: 0;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`;

export const Hint = styled.span`
  flex: 1 1 0;
  min-width: ${tokens.width.xxxs};
  overflow: hidden;
  color: ${tokens.color.textMuted};
  font: ${tokens.font.small};
  text-align: end;
  text-overflow: ellipsis;
  white-space: nowrap;
`;

export const Retry = styled.span`
  flex: 1;
  color: ${tokens.color.accentText};
  text-align: end;
`;

export const More = styled.div`
  padding: ${tokens.space.xs} ${tokens.space.sm};
  padding-inline-start: calc(2 * ${tokens.space.sm} + ${tokens.size.icon});
  color: ${tokens.color.textMuted};
  font: ${tokens.font.small};
`;

export const Busy = styled.div`
  flex: none;
  padding: ${tokens.space.sm};
  overflow: hidden;
  color: ${tokens.color.textMuted};
  font: ${tokens.font.small};
  text-overflow: ellipsis;
  white-space: nowrap;
`;

export const Empty = styled.div`
  display: grid;
  flex: 1;
  place-items: center;
  min-height: 0;
  overflow: hidden;
`;

export const Foot = styled.div`
  display: flex;
  flex: none;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${tokens.space.sm};
  margin-block-start: ${tokens.space.md};

  /* The keys are left out where the prefixes leave no space for them in the line. */
  @media (width >= 600px) {
    height: ${tokens.size.controlSmall};
    overflow: clip;
    overflow-clip-margin: ${tokens.space.xs};
  }
`;

export const Prefixes = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space.xs};
`;

export const Sign = styled.span`
  color: ${tokens.color.textMuted};
  font-weight: ${tokens.font.strong};
`;

export const Keys = styled.div`
  display: flex;
  align-items: center;
  gap: ${tokens.space.xs};
  color: ${tokens.color.textMuted};
  font: ${tokens.font.small};

  @media (width < 600px) {
    display: none;
  }
`;
