/** The payment provider does not answer, or not with what was asked for. Sign-up and billing tell it in their own words. */
export class PaymentUnavailable extends Error {}
