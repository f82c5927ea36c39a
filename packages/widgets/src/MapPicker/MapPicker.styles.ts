import { focusRing, tokens } from '@mingjian/ui';
import { styled } from 'styled-components';

/* Overridable from any ancestor: --mj-map-picker-height, of the map. */

export const Root = styled.div`
  display: grid;
  gap: ${tokens.space.sm};
  min-width: 0;
`;

export const SearchRow = styled.div`
  display: flex;
  gap: ${tokens.space.sm};
`;

export const InputBox = styled.div`
  position: relative;
  flex: 1;
  min-width: 0;
`;

export const Input = styled.input`
  width: 100%;
  height: ${tokens.size.control};
  padding-inline: ${tokens.space.sm};
  border: ${tokens.line.thin} solid ${tokens.color.borderStrong};
  border-radius: ${tokens.radius.md};
  background: ${tokens.color.surface};
  color: ${tokens.color.text};
  font: ${tokens.font.body};
  text-overflow: ellipsis;

  &::placeholder {
    color: ${tokens.color.textFaint};
  }

  &:focus-visible {
    ${focusRing}
  }

  &[aria-invalid='true'] {
    border-color: ${tokens.color.danger};
  }

  &:read-only,
  &:disabled {
    border-color: ${tokens.color.border};
    background: ${tokens.color.surfaceSunken};
  }

  &:disabled {
    color: ${tokens.color.textFaint};
    cursor: not-allowed;
  }

  @media (pointer: coarse) {
    height: ${tokens.size.touch};
    font-size: ${tokens.size.touchText};
  }
`;

export const Suggestions = styled.div`
  position: absolute;
  inset-block-start: calc(100% + ${tokens.space.xs});
  inset-inline: 0;
  z-index: ${tokens.layer.popover};
  overflow: auto;
  max-height: ${tokens.width.sm};
  padding: ${tokens.space.xs};
  border: ${tokens.line.thin} solid ${tokens.color.border};
  border-radius: ${tokens.radius.md};
  background: ${tokens.color.surfaceRaised};
  box-shadow: ${tokens.shadow.popover};
`;

const twoLines = `
  display: grid;
  overflow-wrap: anywhere;
  text-align: start;
`;

export const Suggestion = styled.div`
  ${twoLines}
  padding: ${tokens.space.xs} ${tokens.space.sm};
  border-radius: ${tokens.radius.sm};
  cursor: pointer;

  &:hover,
  &[aria-selected='true'] {
    background: ${tokens.color.surfaceSelected};
  }

  small {
    color: ${tokens.color.textMuted};
    font: ${tokens.font.small};
  }

  @media (forced-colors: active) {
    &[aria-selected='true'] {
      outline: ${tokens.line.thick} solid Highlight;
    }
  }
`;

export const Results = styled.div`
  display: grid;
  gap: ${tokens.space.xs};
  min-width: 0;
`;

/** A muted line: the number of results, the credit of the map. */
export const Hint = styled.div`
  color: ${tokens.color.textMuted};
  font: ${tokens.font.small};
  overflow-wrap: anywhere;
`;

export const Places = styled.ul`
  overflow: auto;
  max-height: ${tokens.width.xs};
  margin: 0;
  padding: ${tokens.space.xs};
  border: ${tokens.line.thin} solid ${tokens.color.border};
  border-radius: ${tokens.radius.md};
  list-style: none;
`;

export const Place = styled.button`
  ${twoLines}
  width: 100%;
  padding: ${tokens.space.xs} ${tokens.space.sm};
  border: 0;
  border-radius: ${tokens.radius.sm};
  background: none;
  color: ${tokens.color.text};
  font: ${tokens.font.body};
  cursor: pointer;

  small {
    color: ${tokens.color.textMuted};
    font: ${tokens.font.small};
  }

  &:hover {
    background: ${tokens.color.surfaceHover};
  }

  &[aria-pressed='true'] {
    background: ${tokens.color.surfaceSelected};
    box-shadow: inset ${tokens.line.thick} 0 ${tokens.color.accentSolid};
  }

  &:focus-visible {
    ${focusRing}
  }

  @media (pointer: coarse) {
    min-height: ${tokens.size.touch};
  }
`;

export const Pager = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${tokens.space.sm};
  color: ${tokens.color.textMuted};
  font: ${tokens.font.small};
  font-variant-numeric: tabular-nums;
`;

export const MapBox = styled.div`
  overflow: hidden;
  height: var(--mj-map-picker-height, ${tokens.width.sm});
  border: ${tokens.line.thin} solid ${tokens.color.border};
  border-radius: ${tokens.radius.md};
`;

export const Selected = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${tokens.space.xs} ${tokens.space.sm};
  min-height: ${tokens.size.controlSmall};
  overflow-wrap: anywhere;

  small {
    color: ${tokens.color.textMuted};
    font: ${tokens.font.small};
    font-variant-numeric: tabular-nums;
    unicode-bidi: plaintext;
  }
`;

export const Notice = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${tokens.space.sm};
  padding: ${tokens.space.xs} ${tokens.space.sm};
  border-radius: ${tokens.radius.sm};
  background: ${tokens.color.surfaceSunken};

  &[data-tone='danger'] {
    background: ${tokens.color.dangerSoft};
    color: ${tokens.color.dangerText};
  }

  &[data-tone='warning'] {
    background: ${tokens.color.warningSoft};
    color: ${tokens.color.warningText};
  }
`;
