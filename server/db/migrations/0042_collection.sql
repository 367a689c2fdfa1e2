ALTER TABLE "orders" ADD COLUMN "delivery" text DEFAULT 'courier' NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "collection" jsonb;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "ready_from" date;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "kept_until" date;