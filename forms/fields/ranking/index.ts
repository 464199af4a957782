export { RankingField } from './RankingField.tsx';
