export { PaymentPage as Component } from '#features/billing/ui/payment-page.tsx'
