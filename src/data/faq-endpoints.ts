import type { Faq } from '../domain/entities.ts';
import { faqs as decodeFaqs } from '../domain/fields/faq.ts';
import { faqList } from '../domain/list-address.ts';
import type { Endpoint } from './endpoint.ts';

export const faqs: Endpoint<Faq[]> = { ...faqList, decode: decodeFaqs };
export const faqsOf = (courseId: string): Endpoint<Faq[]> => ({
  path: `coursefaq/single/${encodeURIComponent(courseId)}`,
  decode: decodeFaqs,
});
