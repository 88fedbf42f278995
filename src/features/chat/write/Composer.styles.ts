import styled from 'styled-components';
import { controlStyles } from '../../../ui/Field/control.styles';
import { color, space, textSize, token } from '../../../ui/theme';

export const Form = styled.form`
  display: grid;
  gap: ${space(2)};
  padding: ${space(2)} ${space(3)} ${space(3)};
  border-block-start: 1px solid ${color('border')};
  background: ${color('surface')};
`;

export const Controls = styled.div`
  display: flex;
  align-items: end;
  gap: ${space(1)};
`;

export const Field = styled.textarea`
  ${controlStyles}
  flex: 1;
  inline-size: auto;
  min-inline-size: 0;
  max-block-size: 30dvh;
  border-radius: min(20px, ${token('radius-lg')});
  field-sizing: content;
  resize: none;
`;

export const About = styled.div`
  display: flex;
  align-items: center;
  gap: ${space(2)};
  padding-inline-start: ${space(2)};
  border-inline-start: 3px solid ${color('primary')};
  ${textSize('sm')}
  div {
    display: grid;
    flex: 1;
    min-inline-size: 0;
  }
  span {
    overflow: hidden;
    color: ${color('muted')};
    text-overflow: ellipsis;
    white-space: nowrap;
  }
`;

export const Thumbs = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)};
  margin: 0;
  padding: 0;
  list-style: none;
  li {
    position: relative;
  }
  img {
    inline-size: 64px;
    block-size: 64px;
    border-radius: ${token('radius-md')};
    object-fit: cover;
  }
  button {
    position: absolute;
    inset-block-start: -8px;
    inset-inline-end: -8px;
    background: ${color('surface')};
  }
`;

export const Count = styled.p<{ $over: boolean }>`
  ${textSize('xs')}
  color: ${({ $over }) => color($over ? 'error' : 'muted')};
  text-align: end;
`;
