/** The shop's API as functions. Bound to whatever carries a request: the network, the server itself, a test. */
import type { ApiAnswer, ApiRequest, Send } from '../../domain/api-call.ts';
import {
  type Locale,
  latestPartsCount,
  sameCarPartsCount,
  similarPartsCount,
} from '../../domain/constants.ts';
import type {
  ForgottenPassword,
  PasswordReset,
  SignIn,
  SignUp,
  Token,
  User,
} from '../../domain/contract/account.ts';
import type { Address, AddressChange, NewAddress } from '../../domain/contract/addresses.ts';
import type { Checkout, Quote, QuoteRequest } from '../../domain/contract/buying.ts';
import type { CheckoutResult } from '../../domain/contract/checkout-result.ts';
import type { Brand, Car, Category, Model } from '../../domain/contract/catalogue.ts';
import type {
  ContactMessage,
  NewsletterState,
  NewsletterSubscription,
  PartRequest,
  RequestTaken,
} from '../../domain/contract/forms.ts';
import type { Order, OrderPage } from '../../domain/contract/orders.ts';
import type { Part, PartCount, PartSummary } from '../../domain/contract/parts.ts';
import type { SearchOptions, SearchResult } from '../../domain/contract/search.ts';
import type { StatisticsSetting } from '../../domain/contract/statistics.ts';
import { Problem } from '../../domain/problem.ts';
import { queryString, type Query } from '../../domain/routes.ts';
import { isWhole } from '../../domain/whole-part.ts';
import { ConnectionLost } from './failure.ts';

export type ApiOptions = {
  readonly send: Send;
  readonly locale: Locale;
  /** The signed-in person's token, if any. */
  readonly token?: () => string | undefined;
  /** Fetches a new token after a 401; the call is then made once more. */
  readonly renew?: () => Promise<string | undefined>;
};

type CallOptions = {
  query?: Query;
  body?: unknown;
  headers?: Record<string, string> | undefined;
  withToken?: boolean;
};

export type Api = ReturnType<typeof createApi>;

/**
 * Makes the client.
 *
 * @returns one function per call of the API; each resolves to the body and rejects with `Problem` or `ConnectionLost`
 */
export function createApi({ send, locale, token, renew }: ApiOptions) {
  const lang = locale === 'it' ? undefined : locale;

  async function call<Answer>(
    method: ApiRequest['method'],
    path: string,
    options: CallOptions = {},
  ): Promise<Answer> {
    const query = options.query ? queryString(options.query) : '';
    const { body } = options;
    // The carrier names a form's own kind: only it knows what parts its parts.
    const isJson = body !== undefined && !(body instanceof FormData);
    const request = (bearer: string | undefined): ApiRequest => ({
      method,
      path: `/api${path}${query && `?${query}`}`,
      headers: {
        accept: 'application/json',
        ...(isJson && { 'content-type': 'application/json' }),
        ...(bearer && { authorization: `Bearer ${bearer}` }),
        ...options.headers,
      },
      ...(body !== undefined && { body: isJson ? JSON.stringify(body) : (body as FormData) }),
    });
    const bearer = options.withToken ? (token?.() ?? (await renew?.())) : undefined;
    let response = await send(request(bearer));
    if (response.status === 401 && options.withToken && renew) {
      const renewed = await renew();
      if (renewed) response = await send(request(renewed));
    }
    return read<Answer>(response);
  }

  const get = <Answer>(path: string, query?: Query) => call<Answer>('GET', path, query ? { query } : {});
  const mine = <Answer>(method: ApiRequest['method'], path: string, options: CallOptions = {}) =>
    call<Answer>(method, path, { ...options, withToken: true });
  const write = <Answer>(path: string, body: unknown, key: string) =>
    call<Answer>('POST', path, { body, headers: { 'idempotency-key': key }, query: { lang } });

  /** A part; where no answer comes and its page was never seen, what a list told of it. */
  const partOrSummary = (id: number | string) =>
    get<Part | PartSummary>(`/parts/${encodeURIComponent(id)}`, { lang });

  return {
    /** A call with the person's token, for those that stand apart (`account-calls.ts`). */
    mine,
    /** A call about nobody, for those that stand apart. */
    call,

    cars: () => get<Car[]>('/cars', { lang }),
    brands: () => get<Brand[]>('/brands', { sort: 'name:asc', lang }),
    /** All models, or those of one make. */
    models: (brand?: number) => get<Model[]>('/models', { sort: 'name:asc', brand, lang }),
    /** Groups and kinds, or only those named: see `narrowCategories`. */
    categories: (only?: readonly string[]) =>
      get<Category[]>('/categories', { sort: 'name:asc', only: only?.join(','), lang }),

    latestParts: () =>
      get<PartSummary[]>('/parts', {
        limit: latestPartsCount,
        sort: 'updatedAt:desc',
        onlyStock: true,
        lang,
      }),
    partCount: () => get<PartCount>('/parts/count'),
    partOrSummary,
    part: async (id: number | string) => {
      const told = await partOrSummary(id);
      if (!isWhole(told)) throw new ConnectionLost();
      return told;
    },
    similarParts: (id: number | string) =>
      get<PartSummary[]>(`/parts/${encodeURIComponent(id)}/similar`, { limit: similarPartsCount, lang }),
    /** What else the donor car of a part gave. */
    sameCarParts: (id: number | string, limit = sameCarPartsCount) =>
      get<PartSummary[]>(`/parts/${encodeURIComponent(id)}/same-car`, { limit, lang }),
    /** @param facets `near` leaves out the counts of what cannot be chosen next */
    search: (options: SearchOptions, facets?: 'near', headers?: CallOptions['headers']) =>
      call<SearchResult>('GET', '/search/v2', { query: { ...options, facets, lang }, headers }),

    statistics: () => get<StatisticsSetting>('/statistics'),

    signIn: (body: SignIn) => call<Token>('POST', '/auth/signin', { body }),
    signUp: (body: SignUp) => call<{ user: User }>('POST', '/auth/signup', { body, query: { lang } }),
    /** Resolves whether or not there is such an account. */
    forgotPassword: (body: ForgottenPassword) => call<{ accepted: true }>('POST', '/auth/forgot', { body }),
    resetPassword: (body: PasswordReset) => call<void>('POST', '/auth/reset', { body }),
    refresh: () => call<Token>('GET', '/auth/refresh'),
    signOut: () => call<void>('POST', '/auth/signout'),
    me: () => mine<User>('GET', '/users/me'),

    addresses: () => mine<Address[]>('GET', '/addresses'),
    addAddress: (body: NewAddress) => mine<Address>('POST', '/addresses', { body }),
    changeAddress: (id: string, body: AddressChange) => mine<Address>('PATCH', `/addresses/${id}`, { body }),
    removeAddress: (id: string) => mine<void>('DELETE', `/addresses/${id}`),

    /** The token, when there is one, brings the welcome discount into the quote. */
    quote: (body: QuoteRequest) =>
      call<Quote>('POST', '/cart/quote', { body, query: { lang }, withToken: token?.() !== undefined }),
    checkout: (body: Checkout, idempotencyKey: string) =>
      mine<CheckoutResult>('POST', '/checkout', {
        body,
        headers: { 'idempotency-key': idempotencyKey },
        query: { lang },
      }),
    orders: (page = 1) => mine<OrderPage>('GET', '/orders', { query: { page } }),
    /** @returns undefined where the person has none of that number */
    orderNumbered: async (number: string) =>
      (await mine<OrderPage>('GET', '/orders', { query: { number } })).orders[0],
    order: (id: string) => mine<Order>('GET', `/orders/${encodeURIComponent(id)}`),

    /** @param form with photos a form of several parts, else as the contract has it */
    requestPart: (form: PartRequest | FormData, idempotencyKey: string) =>
      write<RequestTaken>('/requests', form, idempotencyKey),
    contact: (body: ContactMessage, idempotencyKey: string) => write<void>('/contact', body, idempotencyKey),
    subscribe: (body: NewsletterSubscription) => call<void>('POST', '/newsletter', { body }),
    confirmSubscription: (token: string) =>
      call<NewsletterState>('POST', '/newsletter/confirm', { body: { token } }),
    unsubscribe: (token: string) => call<void>('POST', '/newsletter/unsubscribe', { body: { token } }),
  };
}

function read<Answer>({ status, body, requestId }: ApiAnswer): Answer {
  if (status >= 400) throw Problem.fromDocument(status, body, requestId);
  return body as Answer;
}
