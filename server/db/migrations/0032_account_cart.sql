CREATE TABLE "carts" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"revision" uuid NOT NULL,
	"entries" jsonb NOT NULL,
	"changed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "carts" ADD CONSTRAINT "carts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;