import { tokens, visuallyHidden } from '@mingjian/ui';
import { styled } from 'styled-components';

export const Root = styled.div`
  display: grid;
  gap: ${tokens.space.sm};
  min-width: 0;
  container-type: inline-size;
`;

/** The place that takes dropped files. */
export const Drop = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${tokens.space.xs} ${tokens.space.sm};
  padding: ${tokens.space.md};
  border: ${tokens.line.thin} dashed ${tokens.color.borderStrong};
  border-radius: ${tokens.radius.md};
  background: ${tokens.color.surface};

  &[data-over] {
    border-color: ${tokens.color.accent};
    background: ${tokens.color.accentSoft};
  }

  &[data-invalid] {
    border-color: ${tokens.color.danger};
  }

  &[data-disabled] {
    border-color: ${tokens.color.border};
    background: ${tokens.color.surfaceSunken};
  }
`;

export const Input = styled.input`
  ${visuallyHidden}
`;

export const Hint = styled.span`
  color: ${tokens.color.textMuted};
  font: ${tokens.font.small};
`;

export const Limits = styled.p`
  flex: 1 0 100%;
  margin: 0;
  color: ${tokens.color.textMuted};
  font: ${tokens.font.small};
  overflow-wrap: anywhere;
`;

/* Blocks: a grid would lay out all of its rows for each that changes. */
export const List = styled.ul`
  min-width: 0;
  margin: 0;
  padding: 0;
  list-style: none;
`;

export const Row = styled.li`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  gap: ${tokens.space.xs} ${tokens.space.sm};
  align-items: center;
  min-height: ${tokens.size.touch};
  padding: ${tokens.space.xs} ${tokens.space.sm};
  border: ${tokens.line.thin} solid ${tokens.color.border};
  border-radius: ${tokens.radius.md};
  background: ${tokens.color.surface};

  /* Of hundreds of files, the browser draws those in view. */
  &:nth-child(n + 20) {
    content-visibility: auto;
    contain-intrinsic-size: auto ${tokens.size.touch};
  }

  & + & {
    margin-block-start: ${tokens.space.xs};
  }

  &[data-status='failed'] {
    border-color: ${tokens.color.danger};
  }

  & > svg {
    color: ${tokens.color.textMuted};
  }
`;

export const Text = styled.div`
  display: grid;
  min-width: 0;
`;

/** Facts about a file below its name. */
export const Meta = styled.div`
  color: ${tokens.color.textMuted};
  font: ${tokens.font.small};
  overflow-wrap: anywhere;

  &[data-tone='danger'] {
    color: ${tokens.color.dangerText};
  }

  &[data-tone='warning'] {
    color: ${tokens.color.warningText};
  }
`;

export const Buttons = styled.div`
  display: flex;
`;

export const Status = styled.p`
  margin: 0;
  color: ${tokens.color.textMuted};
  font: ${tokens.font.small};
  overflow-wrap: anywhere;

  &:empty {
    display: none;
  }

  &[data-kind='uploaded'] {
    color: ${tokens.color.successText};
  }

  &[data-kind='downloadFailed'] {
    color: ${tokens.color.dangerText};
  }
`;
