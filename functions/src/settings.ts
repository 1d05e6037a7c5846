import { defineString } from 'firebase-functions/params'

/** Where staff open the product, without a slash at the end: messages link to it. */
export const publicUrl = defineString('PUBLIC_URL')
