import type { FastifyRequest } from 'fastify';
import { isLang, type Lang } from '../lib/lang';

/** The language of an answer's texts: the first of ours in Accept-Language, by its weights; English without one. */
export function answerLang(request: FastifyRequest): Lang {
  const wanted = (request.headers['accept-language'] ?? '')
    .slice(0, 200)
    .split(',')
    .map((part) => {
      const [tag = '', ...parameters] = part.trim().toLowerCase().split(';');
      const weight = parameters.map((parameter) => /^\s*q=([\d.]+)/.exec(parameter)?.[1]).find(Boolean);
      return { lang: tag.split('-')[0], weight: Number(weight ?? 1) };
    })
    .filter(({ lang, weight }) => isLang(lang) && weight > 0)
    .sort((a, b) => b.weight - a.weight);
  return isLang(wanted[0]?.lang) ? wanted[0].lang : 'en';
}
